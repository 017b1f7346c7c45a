/** The part of an entry of package-lock.json that decides what is installed. */
export type LockedPackage = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Where Node finds a package that one in `from` requires: the folder itself, then each folder above it. */
function resolveFrom(locked: LockedPackages, from: string, name: string): string | null {
  for (let folder = from; ; ) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in locked) return path;
    if (folder === '') return null;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above < 0 ? '' : folder.slice(0, above);
  }
}

/** Names that a package needs; missing peers that are optional are not. */
function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: LockedPackage) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/**
 * Folders of these packages and of everything they need, from package-lock.json. Packages of types are left out.
 * Throws if a package is not locked.
 */
export function packageClosure(locked: LockedPackages, names: Iterable<string>): readonly string[] {
  const paths = new Set<string>();
  const add = (path: string): void => {
    const entry = locked[path];
    if (entry === undefined || paths.has(path)) return;
    paths.add(path);
    for (const name of neededBy(entry)) {
      const needed = name.startsWith('@types/') ? null : resolveFrom(locked, path, name);
      if (needed !== null) add(needed);
    }
  };
  for (const name of names) {
    const path = `node_modules/${name}`;
    if (!(path in locked)) throw new Error(`${name} is not in package-lock.json.`);
    add(path);
  }
  return [...paths].sort();
}
