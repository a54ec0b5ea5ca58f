import { dayInGreece } from '@/lib/content/sale-dates';
import type { Steps, TaskCopy } from '../task-copy';

/** A town that visitors give in the contact form. */
export function addField(copy: TaskCopy): Steps {
  return {
    1: () => {
      copy.write(
        copy.newMigration('contact_town'),
        `-- Where a visitor who writes to us lives.
alter table public.contact_messages
  add column town text not null default '' check (char_length(town) <= 200 and town !~ '[\\u0001-\\u001f\\u007f-\\u009f]');
`,
      );
      copy.edit('lib/supabase/database.types.ts', (text) => {
        const start = text.indexOf('      contact_messages: {');
        const [before, table] = [text.slice(0, start), text.slice(start)];
        let count = 0;
        return (
          before +
          table.replace(/^ {10}topic\??: ContactTopic;\n/gm, (line) => {
            count += 1;
            if (count > 3) return line;
            return `${line}          town${count === 1 ? '' : '?'}: string;\n`;
          })
        );
      });
      copy.replace('tests/db/context.ts', "    topic: 'feeding',\n", "    topic: 'feeding',\n    town: 'Rīga',\n");
    },
    2: () => {
      copy.replace(
        'lib/leads/schemas.ts',
        '  optionalMessageField,\n',
        '  optionalMessageField,\n  createOptionalSingleLineField,\n',
      );
      copy.replace(
        'lib/leads/schemas.ts',
        "  message: createRequiredMessageField('contactForm",
        "  town: createOptionalSingleLineField(200),\n  message: createRequiredMessageField('contactForm",
      );
    },
    3: () =>
      copy.replace(
        'lib/leads/submit-actions.ts',
        '        topic: lead.topic,\n',
        '        topic: lead.topic,\n        town: lead.town,\n',
      ),
    4: () => {
      copy.replace(
        'components/leads/contact-form.tsx',
        '      <FormTextareaField',
        '      <FormInputField prefix={prefix} name="town" label={fields.town} autoComplete="address-level2" />\n      <FormTextareaField',
      );
      copy.editLanguages('messages', ({ contactForm, partnership }) => {
        contactForm.fields.town = partnership.fields.location;
      });
    },
    5: () => {
      copy.replace(
        'lib/leads/lead-mail-composers.ts',
        '      [fields.topic, topics[row.topic]],\n',
        '      [fields.topic, topics[row.topic]],\n      [fields.town, row.town],\n',
      );
      copy.replace(
        'components/admin/leads/submitted-lead-details.tsx',
        "      [t('contactForm.fields.message'), row.message],\n",
        "      [t('contactForm.fields.town'), row.town],\n      [t('contactForm.fields.message'), row.message],\n",
      );
    },
    6: () => {
      copy.edit('lib/config/consent-texts-version.ts', (text) =>
        text.replace(/(?<=consentTextsVersion = ')[^']+/, dayInGreece(new Date())),
      );
      copy.editLanguages('content/pages/privacy', ({ sections }, locale) => {
        const { items } = sections.find(({ id }: { id: string }) => id === 'collected');
        const contact = items.find(({ key }: { key: string }) => key === 'contact');
        const town = JSON.parse(copy.read(`messages/${locale}.json`)).contactForm.fields.town;
        const comma = locale === 'cn' ? '，' : ', ';
        contact.text = contact.text.replace(/[.。]$/, `${comma}${town}$&`);
      });
    },
    7: () => {
      copy.replace(
        'tests/unit/lib/leads/schemas.test.ts',
        "  topic: 'feeding',\n",
        "  topic: 'feeding',\n  town: 'Rīga',\n",
      );
      copy.replace(
        'tests/unit/lib/leads/schemas.test.ts',
        "  it('requires a known topic and consent'",
        "  it('accepts the town as optional', () => {\n    expect(contactErrors({ town: undefined })).toEqual({});\n    expect(contactErrors({ town: 'a\\nb' })).toEqual({ town: 'form.errors.controlCharacters' });\n  });\n  it('requires a known topic and consent'",
      );
      copy.replace(
        'tests/db/leads.test.ts',
        "    ['an empty name', { full_name: '' }],\n",
        "    ['an empty name', { full_name: '' }],\n    ['a town of 201 characters', { town: 'x'.repeat(201) }],\n",
      );
    },
  };
}
