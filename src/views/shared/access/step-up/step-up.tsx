import { StepUpWaysDocument } from '#api/documents/access/step-up.generated.ts';
import type { App } from '#client/app.actors.ts';
import { openDialog } from '#client/platform/dialog/dialog.actor.ts';
import { stepUpTexts } from '#texts/access/step-up.texts.ts';
import { spoken, textsNow } from '#texts/current-language.ts';
import { StepUpForm } from './step-up-form.tsx';

let asking: Promise<boolean> | null = null;

async function ask(app: App): Promise<boolean> {
  // The texts of this part may still have to be downloaded.
  const { stepUpWays: ways } = await spoken(app.api(StepUpWaysDocument));
  const { reason } = await openDialog(app, {
    title: textsNow(stepUpTexts).title,
    form: (controls) => <StepUpForm controls={controls} ways={ways} />,
  });
  return reason === 'confirm';
}

/** Asks the user to prove who they are, once for all operations that wait for it. Returns whether they did. */
export function stepUp(app: App): Promise<boolean> {
  asking ??= ask(app).finally(() => {
    asking = null;
  });
  return asking;
}
