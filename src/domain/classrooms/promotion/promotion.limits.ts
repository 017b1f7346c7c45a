/** How long a promotion can be undone. */
export const PROMOTION_UNDO_DAYS = 30;
/** Promotions that are listed, the latest first. */
export const PROMOTIONS_LISTED = 20;
