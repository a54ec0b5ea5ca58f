import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

// npm run lock:complete, after `npm install`: adds the packages for other platforms that npm left out because the
// registry in use does not serve them. Without these entries `npm ci` rejects the lock file as incomplete.
const entry = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lockSchema = z.looseObject({ packages: z.record(z.string(), entry) });

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** Returns the platform in a package's name: `@x/y-linux-arm64-musl`. */
function platform(name: string) {
  const nameParts = name.split(/[/-]/).map((word) => (word.startsWith('arm-') || word === 'gnueabihf' ? 'arm' : word));
  const os = systems.filter((system) => nameParts.includes(system));
  const cpu = processors.filter((processor) => nameParts.includes(processor));
  const libc = nameParts.includes('musl') ? ['musl'] : nameParts.includes('gnu') ? ['glibc'] : [];
  return { ...(os.length && { os }), ...(cpu.length && { cpu }), ...(libc.length && os.includes('linux') && { libc }) };
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { packages } = lockSchema.parse(lock);
const added: string[] = [];
for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
    // A version range cannot be resolved without a registry, so only exact versions are added.
    if (!path || !/^\d/.test(version) || places.some((place) => packages[place])) continue;
    packages[`node_modules/${name}`] = lock.packages[`node_modules/${name}`] = {
      version,
      ...platform(name),
      ...(dev && { dev }),
      optional: true,
    };
    added.push(name);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`Added ${added.length} packages for other platforms\n`);
