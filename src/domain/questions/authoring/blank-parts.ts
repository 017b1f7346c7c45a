/* Empty parts of new questions, in the form that their type requires. */

export const BLANK_CHOICES = ['A', 'B', 'C', 'D'].map((id) => ({ id, text: '' }));
export const BLANK_SPOT = { id: '1', x: 50, y: 50, text: '' };
export const BLANK_SCHEME = { points: [{ id: 'p1', text: '', marks: 1 }], total: 1 };
