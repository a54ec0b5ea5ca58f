export const dynamic = 'force-dynamic';

/** Fails at every request, for the tests of the error screen. */
export default function FailingPage(): never {
  throw new Error('This page fails on purpose');
}
