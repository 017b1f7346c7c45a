/** Bounds of prices, coupons and orders. */
export const COUPON_CODE_MAX_CHARS = 40;
/** The most a plan, a subject or a coupon can come to, in the smallest unit of a currency. */
export const PRICE_MAX = 10_000_000;
export const SEATS_MAX = 5_000;
export const SUBJECTS_PER_ORDER_MAX = 50;
/** Coupon codes tried within the window, per person. */
export const COUPON_ATTEMPTS_PER_USER = 20;
export const COUPON_WINDOW_S = 3_600;
/** So long an order under way keeps its use of a coupon; the gateway takes no payment after `CHECKOUT_LIFE_S`. */
export const COUPON_RESERVED_S = 3_600;
export const CHECKOUT_LIFE_S = 31 * 60;
/** So many days after a period everything stays open, while a renewal is tried again. */
export const RENEWAL_GRACE_DAYS = 7;
/** How often the page asks how a payment went, and how often before it calls it pending. */
export const ORDER_POLL_MS = 1_500;
export const ORDER_POLLS_MAX = 4;
/** How often it asks while a payment is pending. */
export const ORDER_PENDING_POLL_MS = 15_000;
