import type { Locator, Page } from '@playwright/test';

/** A page whose opening names Continuous and Equip; the card of Equip names Gear, that of Gear both. */
export const NESTED = 'keywords/gear/';

export const keyword = (place: Page | Locator, id: string): Locator =>
  place.locator(`a[data-keyword="${id}"]`).first();

export const card = (page: Page, name: string): Locator =>
  page.getByRole('note', { name: `${name}, definition` });

/** The name on the card itself, not on one that was opened from it. */
export const title = (page: Page, name: string): Locator => card(page, name).locator('> .name');
