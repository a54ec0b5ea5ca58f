// The 40 migrations from before the first release.
const former = `
  20251101090000 20251101090100 20251101090200 20251101090300 20251101090400 20251101090500 20251101090600
  20251101090700 20251101090800 20251101092000 20251101092100 20251101092200 20251102090000 20251102090100
  20251102090200 20251103090000 20251104090000 20251104091000 20251104091100 20251104091200 20251104091300
  20251105090000 20251105090100 20251106090000 20251106090100 20251107100000 20251107110000 20251108090000
  20251109090000 20251110090000 20251111090000 20251112090000 20251112091000 20251112092000 20251113090000
  20251113091000 20251115090000 20251116090000 20251117090000 20251117091000
`
  .trim()
  .split(/\s+/);

// The files of supabase/migrations that replaced them.
const baseline = Array.from({ length: 10 }, (_, index) => String(20260101000100 + 100 * index));

/** Thrown for a database or archive that has only a part of the former migrations. */
export class PartlyMigratedError extends Error {
  constructor(found: number, missing: string) {
    super(
      `It was made before the first release and has only ${found} of the ${former.length} former migrations (${missing} is missing), so it cannot be brought up to date. Start it once with the last version of the site that has supabase/migrations/${former.at(-1)}_*.sql, then continue with this one.`,
    );
  }
}

/**
 * These versions of applied migrations in today's terms: the former migrations count as the baseline, which makes the
 * same schema. Throws `PartlyMigratedError` if only some of the former ones are among them.
 */
export function toCurrentMigrationVersions(versions: readonly string[]): string[] {
  const missing = former.filter((version) => !versions.includes(version));
  if (missing.length === former.length) return [...versions];
  if (missing[0]) throw new PartlyMigratedError(former.length - missing.length, missing[0]);
  return [...new Set([...baseline, ...versions.filter((version) => !former.includes(version))])];
}

/**
 * The statements that give a database with the former migrations the functions of a file of the baseline; everything
 * else is the same already, apart from the names in supabase/rename-pre-release-objects.sql.
 */
export function buildReplaceFunctionsSql(sql: string): string {
  return [...sql.matchAll(/^create (function .*?^\$\$;$)/gms)]
    .map(([, rest]) => `create or replace ${rest}`)
    .join('\n');
}
