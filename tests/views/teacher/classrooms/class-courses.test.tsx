import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { App } from '#client/app.actors.ts';
import { AppProvider } from '#client/app.context.ts';
import { ClassCourses } from '#views/teacher/classrooms/class-courses.tsx';
import { fakeApi } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

async function show(courses: Parameters<typeof ClassCourses>[0]['courses']) {
  const { api, calls } = fakeApi({ takeCourseMembers: () => ({ takeCourseMembers: { joined: 2, expected: 1 } }) });
  const router = createMemoryRouter([{ path: '/', element: <ClassCourses id="class" courses={courses} /> }]);
  await act(async () =>
    render(
      <AppProvider value={{ api } as App}>
        <RouterProvider router={router} />
      </AppProvider>,
    ),
  );
  return calls;
}

it('adds the students of a course, and shows who has joined and who has not', async () => {
  const calls = await show([{ id: 'c', title: 'Physics 10b', platform: 'Moodle', expected: ['Ada', 'Bo'] }]);
  expect(screen.getByText('Pending: Ada, Bo')).toBeTruthy();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Add students from Physics 10b' }));
  });
  expect(calls).toEqual([{ name: 'takeCourseMembers', variables: { classroom: 'class', course: 'c' } }]);
  expect(screen.getByRole('status').textContent).toBe('2 students added, 1 pending.');
});

it('is empty for a teacher without courses', async () => {
  await show([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
