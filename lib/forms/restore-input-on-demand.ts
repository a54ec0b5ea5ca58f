import { hasPreservedInput } from './preserved-input-mark';

/** Puts preserved input back; the code for it is loaded only where there is some. Without it the fields stay empty. */
export function restoreInputOnDemand(): void {
  if (hasPreservedInput()) import('./preserved-input').then(({ restoreInput }) => restoreInput()).catch(() => {});
}
