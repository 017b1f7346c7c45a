import { Button } from '@radix-ui/themes';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useTexts } from '#texts/current-language.ts';
import { calendarFeedTexts } from '#texts/study/calendar-feed.texts.ts';
import { DialogActions } from '#ui/dialog/dialog-frame.tsx';
import { CalendarLink } from './calendar-link.tsx';

const WIDTH_EM = 36;

/** A button that shows the user's calendar link in a dialog. */
export function AddToCalendar() {
  const t = useTexts(calendarFeedTexts);
  const dialog = useDialog();
  const open = () =>
    dialog.open({
      title: t.add,
      widthEm: WIDTH_EM,
      form: ({ cancel }) => (
        <>
          <CalendarLink />
          <DialogActions>
            <Button size="3" variant="soft" color="gray" onClick={cancel}>
              {t.close}
            </Button>
          </DialogActions>
        </>
      ),
    });
  return (
    <Button size="3" variant="soft" onClick={() => void open()}>
      {t.add}
    </Button>
  );
}
