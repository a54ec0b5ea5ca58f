import { type WizardFieldName as Name, wizardFieldKinds } from '@/lib/feeding/wizard-steps';
import { AgeField } from './age-field';
import { SingleChoiceField } from './single-choice-field';
import type { WizardFieldProps } from './wizard-field-props';
import { WizardMultiChoiceField } from './wizard-multi-choice-field';
import { WizardTextField } from './wizard-text-field';

type Named = { [Field in Name]: { name: Field; kind: (typeof wizardFieldKinds)[Field] } }[Name];

/** One question of the wizard, drawn by its kind. */
export function WizardField({ name, ...props }: WizardFieldProps & { name: Name }) {
  const field = { name, kind: wizardFieldKinds[name] } as Named;
  if (field.kind === 'age') return <AgeField {...props} />;
  if (field.kind === 'one') return <SingleChoiceField name={field.name} {...props} />;
  if (field.kind === 'many') return <WizardMultiChoiceField name={field.name} {...props} />;
  return <WizardTextField name={field.name} {...props} />;
}
