import { startMainMenu } from './main-menu.client.ts';
import { startMenuDrawer } from './menu-drawer.client.ts';

/**
 * Brings the menus of a header to life, which may have been opened meanwhile.
 * @public loaded by the script of a page
 */
export function startMenus(header: HTMLElement): void {
  const menu = header.querySelector<HTMLElement>('.menu');
  const drawer = header.querySelector<HTMLElement>('#menu');
  if (menu) startMainMenu(header, menu);
  if (drawer) startMenuDrawer(drawer);
}
