import { useEffect, useState } from 'react';
import { canPersist } from './can-persist.ts';

/**
 * Whether this device can save offline work; null until that is known.
 * @param isEnabled it is tested again whenever this becomes true
 */
export function useCanPersist(isEnabled: boolean): boolean | null {
  const [isPersistent, setIsPersistent] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isEnabled) return;
    let isActive = true;
    void canPersist().then((found) => isActive && setIsPersistent(found));
    return () => {
      isActive = false;
    };
  }, [isEnabled]);
  return isPersistent;
}
