// Compiled from src/texts/en/billing/test-payment.json by `npm run generate`: change that file.

export const texts = {
  title: "Test payment",
  lead: "This is a test: no money is taken and no card is needed. Choose an outcome.",
  amount: "Due today",
  renewal: "Each renewal",
  actions: {
    pay: "Pay",
    decline: "Decline payment",
    leave: "Leave without paying",
    later: "Pay later",
    arrive: "Complete payment",
    fail: "Fail payment",
    renew: "Renew now",
    failRenewal: "Fail renewal",
  },
  status: {
    open: "Not paid yet.",
    pending: "Payment pending.",
    paid: "Paid.",
    declined: "Payment declined.",
    left: "Left without paying.",
    ended: "Ended.",
  },
  back: "Back to Lectern",
};
