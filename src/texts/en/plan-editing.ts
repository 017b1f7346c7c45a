export const texts = {
  titles: { standard: 'Standard plan', pro: 'Pro plan' },
  intro: 'New prices count for new orders. What somebody has paid for stays as it was agreed.',
  onSale: 'On sale',
  onSaleHint: 'Off: nobody can buy it any more. Who has it keeps it, and renewals go on.',
  opens: 'What the plan opens',
  opensHint: 'This counts at once, also for those who have the plan already.',
  everything:
    'Pro opens everything of the subjects that belong to it. What a subject adds stands under Subject pricing.',
  prices: 'What the plan costs',
  month: 'Price per month',
  year: 'Price per year',
  currency: 'Currency',
  currencyHint: 'Three letters, such as EUR.',
  save: 'Save the plan',
  saved: 'The plan is saved.',
};
