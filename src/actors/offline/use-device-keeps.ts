import { useEffect, useState } from 'react';
import { deviceKeeps } from './device-keeps.ts';

/**
 * Whether this device can save offline work; null until that is known.
 * @param asked it is tested again whenever this becomes true
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
