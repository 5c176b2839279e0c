import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import badgeCheck from 'lucide-static/icons/badge-check.svg?raw';
import bed from 'lucide-static/icons/bed-double.svg?raw';
import car from 'lucide-static/icons/car.svg?raw';
import caravan from 'lucide-static/icons/caravan.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import cog from 'lucide-static/icons/cog.svg?raw';
import fileText from 'lucide-static/icons/file-text.svg?raw';
import fuel from 'lucide-static/icons/fuel.svg?raw';
import gauge from 'lucide-static/icons/gauge.svg?raw';
import lock from 'lucide-static/icons/lock.svg?raw';
import mail from 'lucide-static/icons/mail.svg?raw';
import mapPin from 'lucide-static/icons/map-pin.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import messageCircle from 'lucide-static/icons/message-circle.svg?raw';
import motorbike from 'lucide-static/icons/motorbike.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import phone from 'lucide-static/icons/phone.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import rotateCcw from 'lucide-static/icons/rotate-ccw.svg?raw';
import rotateCw from 'lucide-static/icons/rotate-cw.svg?raw';
import ruler from 'lucide-static/icons/ruler.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import share from 'lucide-static/icons/share-2.svg?raw';
import star from 'lucide-static/icons/star.svg?raw';
import truck from 'lucide-static/icons/truck.svg?raw';
import userRound from 'lucide-static/icons/user-round.svg?raw';
import weight from 'lucide-static/icons/weight.svg?raw';
import wrench from 'lucide-static/icons/wrench.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';

const sources = {
  check,
  'arrow-right': arrowRight,
  'badge-check': badgeCheck,
  'bed-double': bed,
  car,
  caravan,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  clock,
  cog,
  'file-text': fileText,
  fuel,
  gauge,
  lock,
  mail,
  'map-pin': mapPin,
  menu,
  'message-circle': messageCircle,
  motorbike,
  pause,
  phone,
  play,
  'rotate-ccw': rotateCcw,
  'rotate-cw': rotateCw,
  ruler,
  search,
  'share-2': share,
  star,
  truck,
  'user-round': userRound,
  weight,
  wrench,
  x,
};

export type IconName = keyof typeof sources;

/** Removes the attributes that `.icon` in base.css sets, because a page contains dozens of icons. */
function inline(svg: string): string {
  return svg
    .replace(/<!--[\s\S]*?-->\s*/, '')
    .replace(/\s(?:xmlns|fill|stroke[a-z-]*)="[^"]*"/g, '')
    .replace(/class="[^"]*"/, 'class="icon" aria-hidden="true"')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/ (\/?>)/g, '$1')
    .trim();
}

/** All icons as HTML, created once. */
export const icons: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sources).map(([name, svg]) => [name, inline(svg)]),
);
