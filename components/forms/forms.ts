import { leadForms } from '@/lib/leads/form-configs';
import { newsletterForm } from '@/lib/newsletter/schema';

/** Each form of the site as the browser checks it. Loaded with the checks; the page itself takes only the type. */
export const siteForms = { ...leadForms, newsletter: newsletterForm };

/** The name of a form: of its draft in the browser and of its checks. */
export type FormKind = keyof typeof siteForms;
