import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: virtualised content is then rendered completely, before the browser reads it. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const startPrinting = (): void => flushSync(() => setIsPrinting(true));
    const end = (): void => setIsPrinting(false);
    addEventListener('beforeprint', startPrinting);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', startPrinting);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
