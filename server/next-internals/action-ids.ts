import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { actionNameField } from '@/lib/forms/hidden-fields';

const actionsManifest = z.object({ node: z.record(z.string(), z.object({ exportedName: z.string() })) });

/** The exported names of a build's server actions by their ids. */
export function readActionNames(distDir: string): Record<string, string> {
  // The bundle of the middleware must not take the whole project along.
  const file = path.join(/* turbopackIgnore: true */ distDir, 'server/server-reference-manifest.json');
  if (!existsSync(file)) return {};
  const { node } = actionsManifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(Object.entries(node).map(([id, { exportedName }]) => [id, exportedName]));
}

/**
 * Returns the present id of an action that an earlier release knew by another one; undefined for present ids and those
 * that nobody knows.
 */
export type FormerActionIdResolver = (id: string, form?: string) => string | undefined;

/** Actions that a release before knew by another name: a tab of that release may still call them. */
const renamedActions: Record<string, string> = {
  saveLead: 'updateLead',
  fillSlot: 'assignMediaSlot',
  recordUnsubscription: 'recordUnsubscriptionByStaff',
};

/**
 * Finds actions of former releases by their names, given those of the running release by id. A form that names its
 * action (`$form`) needs no record of its release.
 */
export function createFormerActionIdResolver(
  names: Record<string, string>,
  formerName: (id: string) => string | undefined = () => undefined,
): FormerActionIdResolver {
  const ids = new Map(Object.entries(names).map(([id, name]) => [name, id]));
  return (id, form) => {
    if (id in names) return undefined;
    const name = formerName(id) ?? form ?? '';
    return ids.get(renamedActions[name] ?? name);
  };
}

const boundId = /(?<="\$ACTION_ID_|\{"id":")[\da-f]{42}(?=")/g;
const formName = new RegExp(`name="\\${actionNameField}"\\r\\n\\r\\n(\\w+)\\r\\n`);

/**
 * Returns the body of a form that a browser posted itself with the present ids of its actions, or the same body when
 * there is nothing to replace. Ids have the same length.
 */
export function replaceActionIdsInBody(body: Buffer, currentId: FormerActionIdResolver): Buffer {
  const text = body.toString('latin1');
  const [, form] = formName.exec(text) ?? [];
  const renewed = text.replace(boundId, (former) => currentId(former, form) ?? former);
  return renewed === text ? body : Buffer.from(renewed, 'latin1');
}
