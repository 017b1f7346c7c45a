/** Fields of the numbers of a school. */
export const SCHOOL_COUNT_FIELDS = {
  studentCount: 'Int',
  teacherCount: 'Int',
  adminCount: 'Int',
  classCount: ['Int', 'Active classes.'],
  orderCount: ['Int', 'Paid orders.'],
  seatCount: 'Int',
  assignedSeatCount: 'Int',
} as const;
