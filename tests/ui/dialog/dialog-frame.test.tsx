import { Theme } from '@radix-ui/themes';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DialogFrame } from '#ui/dialog/dialog-frame.tsx';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';

function Frame({ onEscape }: { readonly onEscape: () => void }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <Theme>
      <DialogFrame
        isOpen
        title="Week"
        text={undefined}
        widthEm={30}
        {...{ onEscape, onClose: onEscape, onBackdrop: onEscape }}
      >
        <ComboboxField
          label="Topics"
          multiple
          options={[{ value: 'cells', label: 'Cells' }]}
          chosen={chosen}
          onChoose={setChosen}
        />
      </DialogFrame>
    </Theme>
  );
}

test('Escape closes the open list of a field first, and then the dialog', async () => {
  const user = userEvent.setup();
  const onEscape = vi.fn();
  render(<Frame onEscape={onEscape} />);
  const field = screen.getByRole('combobox', { name: 'Topics' });
  await user.click(field);
  await screen.findByRole('option', { name: 'Cells' });
  await user.keyboard('{Escape}');
  expect(onEscape).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledOnce();
});
