/** The hosts of each network, without www. and the ending of the domain: `youtu` is youtu.be. */
const hostsByNetwork: Record<string, string[]> = {
  facebook: ['facebook', 'fb'],
  instagram: ['instagram', 'instagr'],
  linkedin: ['linkedin', 'lnkd'],
  messenger: ['messenger', 'm', 'facebook'],
  pinterest: ['pinterest', 'pin'],
  telegram: ['telegram', 't'],
  threads: ['threads'],
  tiktok: ['tiktok'],
  twitter: ['x', 'twitter'],
  viber: ['viber'],
  vimeo: ['vimeo'],
  whatsapp: ['whatsapp', 'wa'],
  x: ['x', 'twitter'],
  youtube: ['youtube', 'youtu'],
};

/** True if a URL leads to another site than that of the network; false for a network that is not known. */
export function isOtherSiteThanNetwork(network: string, url: string): boolean {
  const expected = network
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((name) => hostsByNetwork[name] ?? []);
  // The ending may have two parts: pinterest.co.uk.
  const labels = new URL(url).hostname.toLowerCase().split('.');
  const [owner = '', ending = ''] = labels.slice(-2);
  const names = ending.length === 2 && /^com?$/.test(owner) ? labels.slice(-3, -2) : [owner];
  return expected.length > 0 && !names.some((name) => expected.includes(name));
}
