// Compiled from src/texts/en/billing/plan-editing.json by `npm run generate`: change that file.

export const texts = {
  titles: {
    standard: "Standard plan",
    pro: "Pro plan",
  },
  intro: "New prices apply to new orders only.",
  onSale: "Available for purchase",
  onSaleHint: "Off: no new orders. Current subscribers keep their plan, and it renews as usual.",
  opens: "Access",
  opensHint: "Changes apply immediately, including for current subscribers.",
  everything: "Pro includes everything in its subjects. Set their prices under Subject pricing.",
  prices: "Prices",
  month: "Monthly price",
  year: "Yearly price",
  currency: "Currency",
  save: "Save plan",
  saved: "Plan saved.",
};
