/** The text fields of a form as parameters. */
export function formToQuery(data: FormData): URLSearchParams {
  const pairs = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return new URLSearchParams(pairs);
}
