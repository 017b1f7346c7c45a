import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { SectionList } from '#views/shared/users/account/section-list.tsx';

function Page({ titles }: { readonly titles: readonly string[] }) {
  const content = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(titles);
  return (
    <>
      <div ref={content}>
        {shown.map((title) => (
          <section key={title}>
            <h2 id={title}>{title}</h2>
          </section>
        ))}
      </div>
      <SectionList content={content} />
      <button type="button" onClick={() => setShown([...shown, 'Added'])}>
        Add
      </button>
    </>
  );
}

const listed = (): readonly (string | null)[] =>
  [...screen.getByRole('navigation', { name: 'On this page' }).querySelectorAll('button')].map(
    (button) => button.textContent,
  );

test('the sections are listed, also those that are loaded later, and each leads to its heading', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  render(<Page titles={['Profile', 'Password', 'PIN', 'Calendar']} />);
  await screen.findByRole('navigation', { name: 'On this page' });
  expect(listed()).toEqual(['Profile', 'Password', 'PIN', 'Calendar']);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(listed().at(-1)).toBe('Added'));
  fireEvent.click(screen.getByRole('button', { name: 'PIN' }));
  expect(document.activeElement?.id).toBe('PIN');
});

test('a page of few sections has no list', () => {
  render(<Page titles={['Profile', 'Password']} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
