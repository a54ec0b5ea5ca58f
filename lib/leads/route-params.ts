import { z } from 'zod';
import { leadKinds } from './kinds';

/** Kind and id in the URL of a lead. */
export const leadRouteParams = z.object({ kind: z.enum(leadKinds), id: z.uuid() });
