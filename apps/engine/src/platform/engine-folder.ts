import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** A folder of the engine that is read as it is: the compiled program finds the same one as the tests do. */
export function engineFolder(name: string): string {
  const packageFile = findPackageJSON('..', __filename);
  if (packageFile === undefined) throw new Error('the engine has no package.json above its sources');
  return join(dirname(packageFile), name);
}
