import path from 'node:path';
import { mediaSlotsSchema } from '@/components/art/media-slots-schema';
import type { ContentProblem } from '@/lib/content/content-problem';
import { listContentFolderNames } from '@/lib/content/read-content';
import { readValidatedJson } from '@/scripts/read-json';

const manifest = 'content/media.json';

/** The longest of the names with which a name begins: `yummy-sausages` of `yummy-sausages-tray-1kg`, not `yummy`. */
const ownerOf = (name: string, owners: string[]): string | null =>
  owners.filter((owner) => name === owner || name.startsWith(`${owner}-`)).sort((a, b) => b.length - a.length)[0] ??
  null;

type Kind = { kind: string; folder: string; owners: string[] };

/** Slots of products and posts whose picture is that of another, by its name or because the other has it too. */
export function checkPicturesOfOthers(): ContentProblem[] {
  const slots = Object.entries(readValidatedJson(manifest, mediaSlotsSchema));
  const files = slots.map(([slot, { file }]): [string, string] => [slot, file]);
  const kinds: Kind[] = [
    { kind: 'pack', folder: 'products', owners: listContentFolderNames('products') },
    { kind: 'post', folder: 'posts', owners: listContentFolderNames('posts') },
  ];
  return kinds.flatMap((kind) => findMisassignedPictures(files, kind));
}

/** The slots of one kind, with their files, whose picture is that of another of `owners`. */
export function findMisassignedPictures(slots: [slot: string, file: string][], { kind, folder, owners }: Kind) {
  const own = slots.flatMap(([slot, file]) => {
    const owner = slot.startsWith(`${kind}/`) ? ownerOf(slot.slice(kind.length + 1), owners) : null;
    return owner ? [{ slot, file, owner }] : [];
  });
  return own.flatMap(({ slot, file, owner }, index): ContentProblem[] => {
    const named = ownerOf(path.basename(file, path.extname(file)), owners);
    const earlier = own.slice(0, index).find((other) => other.file === file && other.owner !== owner)?.owner;
    if (named === owner || !(named || earlier)) return [];
    // By another name, a picture that two slots share would still be shared.
    const wayOut = named && !earlier ? ', or rename the file' : '';
    const text = `${file} is the picture of content/${folder}/${named ?? earlier}: choose that of ${owner}${wayOut}`;
    return [{ file: manifest, key: slot, found: file, text }];
  });
}
