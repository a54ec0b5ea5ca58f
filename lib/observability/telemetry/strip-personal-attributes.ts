/** Span attributes that contain URLs. */
const urlAttributes = [
  'http.target',
  'http.url',
  'url.full',
  'url.query',
  'http.route',
  'next.span_name',
  'next.route',
];
const persons = [
  'http.client_ip',
  'client.address',
  'net.peer.ip',
  'network.peer.address',
  'http.user_agent',
  'user_agent.original',
];

/**
 * Removes what may be personal data from a span's attributes: the queries of URLs, and who made the request. Mutates
 * the object.
 */
export function stripPersonalAttributes(attributes: Record<string, unknown>): void {
  for (const name of urlAttributes) {
    const value = attributes[name];
    if (typeof value === 'string') attributes[name] = name === 'url.query' ? '' : value.split('?')[0];
  }
  for (const name of persons) delete attributes[name];
}
