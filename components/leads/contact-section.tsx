import type { ReactNode } from 'react';
import { ContactForm } from './contact-form';
import { LeadSection } from './lead-section';

type Props = { id: string; heading: string; children: ReactNode };

/** The contact form beside what there is to say of it. */
export function ContactSection({ id, heading, children }: Props) {
  return (
    <LeadSection id={id} heading={heading} aside={children} sticky>
      <ContactForm />
    </LeadSection>
  );
}
