import { Button } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { type FormEvent, useMemo } from 'react';
import { useApp } from '#client/app.context.ts';
import {
  type DialogActor,
  type DialogOptions,
  dialogActor,
  dialogControls,
  dialogOptions,
} from '#client/platform/dialog/dialog.actor.ts';
import { DIALOG_WIDTH_EM } from '#domain/platform/screen.limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { DialogField, dialogValueOf } from '#ui/dialog/dialog-field.tsx';
import { DialogActions, DialogFrame } from '#ui/dialog/dialog-frame.tsx';
import { Problem } from '#ui/form/problem.tsx';

/** Where the current dialog is rendered. */
export default function DialogStage() {
  const actor = dialogActor(useApp());
  const id = useSelector(actor, ({ context }) => context.dialog?.id ?? null);
  const options = id === null ? null : dialogOptions(actor, id);
  return id === null || options === null ? null : <ShownDialog key={id} id={id} actor={actor} options={options} />;
}

type ShownProps = { readonly id: number; readonly actor: DialogActor; readonly options: DialogOptions };

function ShownDialog({ id, actor, options }: ShownProps) {
  const t = useTexts(frameTexts).dialog;
  const isOpen = useSelector(actor, (state) => state.matches({ open: 'shown' }));
  const isBusy = useSelector(
    actor,
    (state) => state.matches({ open: { shown: 'validatingValue' } }) || state.matches({ open: { shown: 'doingWork' } }),
  );
  const message = useSelector(actor, ({ context }) => context.message);
  const controls = useMemo(() => dialogControls(actor, id), [actor, id]);
  const { title, text, input, confirmLabel = t.ok, denyLabel, cancelLabel = t.cancel, isDangerous = false } = options;

  const close = {
    onClose: () => actor.send({ type: 'close.pressed' }),
    onEscape: () => actor.send({ type: 'escape.pressed' }),
    onBackdrop: () => actor.send({ type: 'backdrop.pressed' }),
  };
  if (options.image !== undefined) {
    return (
      <DialogFrame isOpen={isOpen} title={title} text={undefined} widthEm={null} {...close}>
        {options.image(close.onBackdrop)}
      </DialogFrame>
    );
  }

  if (options.form !== undefined) {
    return (
      <DialogFrame
        isOpen={isOpen}
        title={title}
        text={text}
        widthEm={options.widthEm ?? DIALOG_WIDTH_EM}
        {...close}
        // A slip next to the form must not discard what has been typed.
        onBackdrop={() => undefined}
      >
        {options.form(controls)}
      </DialogFrame>
    );
  }

  const confirm = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const value = input === undefined ? undefined : dialogValueOf(new FormData(event.currentTarget), input.type);
    actor.send({ type: 'dialog.confirmed', ...(value === undefined ? {} : { value }) });
  };

  return (
    <DialogFrame isOpen={isOpen} title={title} text={text} widthEm={DIALOG_WIDTH_EM} {...close}>
      <form onSubmit={confirm} noValidate style={{ display: 'grid', gap: 'var(--space-4)' }}>
        {input === undefined ? (
          <Problem message={message} />
        ) : (
          <DialogField
            type={input.type}
            label={input.label}
            hint={input.hint}
            initial={input.initial}
            options={input.options}
            error={message}
          />
        )}
        <DialogActions>
          {cancelLabel !== null && (
            <Button
              type="button"
              size="3"
              variant="soft"
              color="gray"
              disabled={isBusy}
              onClick={() => actor.send({ type: 'dialog.cancelled' })}
            >
              {cancelLabel}
            </Button>
          )}
          {denyLabel !== undefined && (
            <Button
              type="button"
              size="3"
              variant="soft"
              disabled={isBusy}
              onClick={() => actor.send({ type: 'dialog.denied' })}
            >
              {denyLabel}
            </Button>
          )}
          <Button type="submit" size="3" loading={isBusy} {...(isDangerous ? { color: 'red' as const } : {})}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
