import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation, useSearchParams } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { NAVIGATED } from '../../src/app/navigation/navigated.ts';
import { restoreFocus } from '../../src/app/navigation/restore-focus.ts';

let end = (): void => undefined;
afterEach(() => {
  end();
  cleanup();
});

/** A screen that reads the query; `Screen` is rendered again with every change of it. */
function show(Screen: (props: { readonly query: string }) => ReactNode): void {
  const Page = () => {
    const [params] = useSearchParams();
    const query = params.toString();
    const { key } = useLocation();
    useEffect(() => {
      if (key !== '') document.dispatchEvent(new Event(NAVIGATED));
    }, [key]);
    return (
      <main id="main">
        <Screen key={query} query={query} />
      </main>
    );
  };
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/list'] });
  end = restoreFocus(router, document);
  render(<RouterProvider router={router} />);
}

const focused = (): string | null =>
  document.activeElement === document.body ? null : (document.activeElement?.textContent ?? '');

test('a link that is rendered again keeps the focus', async () => {
  show(() => (
    <>
      <h1>List</h1>
      <Link to="?page=1">First</Link> <Link to="?page=2">Second</Link>
    </>
  ));
  await userEvent.click(screen.getByRole('link', { name: 'Second' }));
  await vi.waitFor(() => expect(focused()).toBe('Second'));
});

test('of several links with the same text, the one with the same target gets it', async () => {
  show(() => (
    <>
      <h1>List</h1>
      {['a', 'b'].map((id) => (
        <Link key={id} to={`?open=${id}`}>
          Open
        </Link>
      ))}
    </>
  ));
  await userEvent.click(screen.getAllByRole('link', { name: 'Open' })[1] ?? document.body);
  await vi.waitFor(() => expect(focused()).toBe('Open'));
  expect(document.activeElement?.getAttribute('href')).toBe('/list?open=b');
});

test('if the link is gone, the new heading gets the focus', async () => {
  show(({ query }) => (query === '' ? <Link to="?open=a">Open</Link> : <h1>What was opened</h1>));
  await userEvent.click(screen.getByRole('link'));
  await vi.waitFor(() => expect(focused()).toBe('What was opened'));
});

test('a link that is rendered again with the data gets the focus again', async () => {
  const Late = () => {
    const [isThere, setThere] = useState(false);
    useEffect(() => {
      const timer = setTimeout(() => setThere(true), 300);
      return () => clearTimeout(timer);
    }, []);
    return (
      <>
        <h1>List</h1>
        {isThere && <Link to="?page=2">Second</Link>}
      </>
    );
  };
  show(Late);
  await userEvent.click(await screen.findByRole('link'));
  await vi.waitFor(() => expect(focused()).toBe('List'));
  await vi.waitFor(() => expect(focused()).toBe('Second'));
});

test('a screen that sets the focus itself takes precedence', async () => {
  const Field = ({ query }: { readonly query: string }) => (
    <>
      <h1>List</h1>
      {query === '' ? <Link to="?new">New</Link> : <input aria-label="Name" ref={(field) => field?.focus()} />}
    </>
  );
  show(Field);
  await userEvent.click(screen.getByRole('link'));
  await new Promise((done) => setTimeout(done, 400));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

test('without a previous focus, none is set', async () => {
  show(({ query }) => <h1>{`List ${query}`}</h1>);
  await new Promise((done) => setTimeout(done, 200));
  expect(focused()).toBeNull();
});
