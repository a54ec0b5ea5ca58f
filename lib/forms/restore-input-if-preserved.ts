import { hasPreservedInput } from './preserved-input-attribute-and-key';

/** Puts preserved input back; the code for it is loaded only where there is some. Without it the fields stay empty. */
export function restoreInputIfPreserved(): void {
  if (hasPreservedInput())
    import('./preserve-and-restore-input').then(({ restoreInput }) => restoreInput()).catch(() => {});
}
