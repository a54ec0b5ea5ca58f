import { fieldKinds, type WizardFieldName as Name } from '@/lib/feeding/wizard-steps';
import { AgeField } from './age-field';
import { MultiChoiceField } from './multi-choice-field';
import { SingleChoiceField } from './single-choice-field';
import { TextField } from './text-field';
import type { WizardFieldProps } from './wizard-field-props';

type Named = { [Field in Name]: { name: Field; kind: (typeof fieldKinds)[Field] } }[Name];

/** One question of the wizard, drawn by its kind. */
export function WizardFieldByKind({ name, ...props }: WizardFieldProps & { name: Name }) {
  const field = { name, kind: fieldKinds[name] } as Named;
  if (field.kind === 'age') return <AgeField {...props} />;
  if (field.kind === 'one') return <SingleChoiceField name={field.name} {...props} />;
  if (field.kind === 'many') return <MultiChoiceField name={field.name} {...props} />;
  return <TextField name={field.name} {...props} />;
}
