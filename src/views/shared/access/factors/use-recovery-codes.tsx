import { Button } from '@radix-ui/themes';
import { useRef } from 'react';
import { useSession } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { secondFactorTexts } from '#texts/access/second-factor.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { DialogActions } from '#ui/dialog/dialog-frame.tsx';
import pages from '#ui/page/page.module.css';
import styles from './two-step.module.css';

/** Shows new recovery codes once: to copy, download and print. */
export function useRecoveryCodes(): (codes: readonly string[]) => Promise<void> {
  const t = useTexts(secondFactorTexts);
  const dialog = useDialog();
  const email = useSession()?.email ?? '';
  const sheet = useRef<HTMLIFrameElement>(null);
  return async (codes) => {
    const text = `${t.codesSheet({ email })}\n\n${codes.join('\n')}\n`;
    const copy = async (): Promise<void> => {
      await navigator.clipboard.writeText(text);
      dialog.toast(t.copied);
    };
    await dialog.open({
      title: t.codesTitle,
      form: ({ cancel }) => (
        <div className={styles.stack}>
          <p className={styles.text}>{t.codesText}</p>
          <ul className={styles.codes} aria-label={t.codesLabel} dir="ltr">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className={pages.actions}>
            <Button size="2" variant="soft" onClick={() => void copy()}>
              {t.copy}
            </Button>
            <Button size="2" variant="soft" onClick={() => download(text)}>
              {t.download}
            </Button>
            <Button size="2" variant="soft" onClick={() => printText(sheet.current, text)}>
              {t.print}
            </Button>
          </div>
          <iframe ref={sheet} className="visually-hidden" title={t.codesLabel} tabIndex={-1} />
          <DialogActions>
            <Button size="3" onClick={cancel}>
              {t.saved}
            </Button>
          </DialogActions>
        </div>
      ),
    });
  };
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'lectern-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Prints the text alone, in a document of its own, without the page and its dialog. */
function printText(frame: HTMLIFrameElement | null, text: string): void {
  const sheet = frame?.contentDocument;
  if (sheet == null) return;
  const lines = sheet.createElement('pre');
  lines.textContent = text;
  sheet.body.replaceChildren(lines);
  frame?.contentWindow?.print();
}
