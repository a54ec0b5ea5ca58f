/** What spans may tell of an address. */
const addresses = ['http.target', 'http.url', 'url.full', 'url.query', 'http.route', 'next.span_name', 'next.route'];
const persons = [
  'http.client_ip',
  'client.address',
  'net.peer.ip',
  'network.peer.address',
  'http.user_agent',
  'user_agent.original',
];

/** Takes out of a span's attributes what may hold personal data: the queries of addresses, and who asked. Changes the object itself. */
export function withoutQueries(attributes: Record<string, unknown>): void {
  for (const name of addresses) {
    const value = attributes[name];
    if (typeof value === 'string') attributes[name] = name === 'url.query' ? '' : value.split('?')[0];
  }
  for (const name of persons) delete attributes[name];
}
