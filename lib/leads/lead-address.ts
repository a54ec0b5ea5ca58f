import { z } from 'zod';
import { leadKinds } from './kinds';

/** Kind and id in the address of a lead. */
export const leadAddress = z.object({ kind: z.enum(leadKinds), id: z.uuid() });
