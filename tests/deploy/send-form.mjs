// Prints, as options of curl, the fields of the contact form in a page as a browser without JavaScript posts them:
// send-form.mjs <page> <message>
import { readFileSync } from 'node:fs';

const html = readFileSync(process.argv[2], 'utf8');
const form =
  [...html.matchAll(/<form[\s\S]*?<\/form>/g)].map(([text]) => text).find((text) => text.includes('name="message"')) ??
  '';
const plain = (text) =>
  text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
const hidden = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => {
  const of = (name) => plain(new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? '');
  return [of('name'), of('value')];
});
const written = Object.entries({
  fullName: 'Anna',
  email: 'anna@shop.example',
  topic: 'feeding',
  message: process.argv[3],
  agreeToPrivacy: 'on',
});
for (const [name, value] of [...hidden, ...written])
  process.stdout.write(`form-string = "${`${name}=${value}`.replace(/["\\]/g, '\\$&')}"\n`);
