import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RadioCards } from '@/components/ui/radio-cards';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { DesignSection } from './section';

const activities = [
  { value: 'low', label: 'Low', description: 'Short walks' },
  { value: 'normal', label: 'Normal', description: 'An hour a day' },
  { value: 'high', label: 'High', description: 'Works or runs' },
];

/** Shows form fields in every state. */
export function DesignForms() {
  return (
    <DesignSection title="Forms" className="bg-surface">
      <form className="grid gap-6 md:grid-cols-2">
        <Field id="name" label="Name" hint="As on your card">
          {(control) => <Input {...control} name="name" autoComplete="name" />}
        </Field>
        <Field id="email" label="E-mail" error="This is not an e-mail address" hint="We answer within 24 hours">
          {(control) => <Input {...control} type="email" name="email" defaultValue="maria@" autoComplete="email" />}
        </Field>
        <Field id="country" label="Country" mark="(optional)">
          {(control) => (
            <Select {...control} name="country">
              <option value="">Choose</option>
              <option value="GR">Greece</option>
              <option value="CY">Cyprus</option>
            </Select>
          )}
        </Field>
        <Field id="closed" label="Disabled">
          {(control) => <Input {...control} disabled defaultValue="Not now" />}
        </Field>
        <Field id="message" label="Message" className="md:col-span-2">
          {(control) => <Textarea {...control} name="message" placeholder="Tell us about your shop" />}
        </Field>
        <RadioCards
          id="activity"
          name="activity"
          legend="Activity"
          options={activities}
          defaultValue="normal"
          className="md:col-span-2"
        />
        <RadioCards id="size" name="size" legend="Size" options={activities.slice(0, 2)} error="Choose one" />
        <div>
          <Checkbox id="terms" label="I have read the privacy policy" defaultChecked />
          <Checkbox id="news" label="Send me news" error="Please tick this box" />
        </div>
      </form>
    </DesignSection>
  );
}
