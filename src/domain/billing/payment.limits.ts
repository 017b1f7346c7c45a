/** Limits of prices, coupons and orders. */
export const COUPON_CODE_MAX_CHARS = 40;
/** The maximum price of a plan or subject and the maximum discount of a coupon, in the smallest unit of a currency. */
export const PRICE_MAX = 10_000_000;
export const SEATS_MAX = 5_000;
export const SUBJECTS_PER_ORDER_MAX = 50;
/** Maximum number of coupon codes tried within the window, per user. */
export const COUPON_ATTEMPTS_PER_USER = 20;
export const COUPON_WINDOW_S = 3_600;
/** How long an open order reserves a use of a coupon; the gateway accepts no payment after `CHECKOUT_LIFE_S`. */
export const COUPON_RESERVED_S = 3_600;
export const CHECKOUT_LIFE_S = 31 * 60;
/** Days after a period in which access stays open while the renewal is retried. */
export const RENEWAL_GRACE_DAYS = 7;
/** How often the page checks the outcome of a payment, and how many times before it is called pending. */
export const ORDER_POLL_MS = 1_500;
export const ORDER_POLLS_MAX = 4;
/** How often it checks while a payment is pending. */
export const ORDER_PENDING_POLL_MS = 15_000;
