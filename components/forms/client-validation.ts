import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { convertCheckboxesToBooleans, readFormValues } from '@/lib/forms/form-values';
import { leadForms } from '@/lib/leads/schemas';
import { newsletterFormDefinition } from '@/lib/newsletter/schema';

/** Each form of the site as the browser checks it. Loaded with the validation; the page itself takes only the type. */
export const siteFormDefinitions = { ...leadForms, newsletter: newsletterFormDefinition };

/** The name of a form: of its draft in the browser and of its validation. */
export type FormKind = keyof typeof siteFormDefinitions;

type Messages = Record<string, string>;

/** The schema of a form at work in the browser: loaded when somebody comes near the form, not with the page. */
export function createFormValidator(kind: FormKind, form: HTMLFormElement, onChange: (messages: Messages) => void) {
  const { schema, booleanFields, listFields } = siteFormDefinitions[kind];
  const { setValue, trigger, handleSubmit, subscribe, setError, clearErrors } = createFormControl<FieldValues>({
    resolver: zodResolver(schema as never) as unknown as Resolver<FieldValues>,
    shouldFocusError: false,
  });
  let invalidFields: Messages = {};
  subscribe({
    formState: { errors: true },
    callback: ({ errors }) => {
      invalidFields = messagesOf(errors ?? {});
      onChange(invalidFields);
    },
  });
  const readForm = () => {
    const values = convertCheckboxesToBooleans(readFormValues(new FormData(form), listFields), booleanFields);
    for (const name of Object.keys(schema.shape)) setValue(name, values[name]);
  };

  return {
    /** Checks one field again when it is known to be wrong, or when it was left with something in it. */
    async recheck(name: string, left: boolean) {
      if (left) await waitForPointerRelease();
      if (!(name in schema.shape)) return;
      readForm();
      const [value] = new FormData(form).getAll(name);
      if (name in invalidFields || (left && value)) await trigger(name);
    },
    /** Takes over what the server found; the next change of a field clears it. */
    adopt(messages: Messages) {
      clearErrors();
      for (const [name, message] of Object.entries(messages)) setError(name, { type: 'server', message });
    },
    /** Checks all fields; the messages of those that fail, none when the form may be sent. */
    async all(): Promise<Messages> {
      readForm();
      let found: Messages = {};
      await handleSubmit(
        () => {},
        (errors) => {
          found = messagesOf(errors);
        },
      )();
      return found;
    },
  };
}

export type FormValidator = ReturnType<typeof createFormValidator>;

/** The first message key of each field; those of a list stand one level deeper. */
function messagesOf(errors: FieldErrors): Messages {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => {
      const [first] = [error, ...Object.values(error ?? {})].filter((part) => typeof part?.message === 'string');
      return first ? [[name, String(first.message)]] : [];
    }),
  );
}

/**
 * Waits until a click that is on its way has landed, if there is one. Leaving a field is often the beginning of a click
 * on the next control; what appears in between would move that control, and the click would miss it.
 */
export function waitForPointerRelease(): Promise<void> {
  if (!document.querySelector(':active')) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('mouseup', () => setTimeout(resolve), { once: true });
    // A press that ends as something else than a click.
    setTimeout(resolve, 1500);
  });
}
