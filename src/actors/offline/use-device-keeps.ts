import { useEffect, useState } from 'react';
import { deviceKeeps } from './device-keeps.ts';

/**
 * Whether this device keeps what is done while the server is away; null until that is known.
 * @param asked it is found out anew whenever this becomes true
 */
export function useDeviceKeeps(asked: boolean): boolean | null {
  const [keeps, setKeeps] = useState<boolean | null>(null);
  useEffect(() => {
    if (!asked) return;
    let isWanted = true;
    void deviceKeeps().then((found) => isWanted && setKeeps(found));
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return keeps;
}
