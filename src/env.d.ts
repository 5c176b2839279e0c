declare namespace App {
  interface Locals {
    site: import('./publish/site.build.ts').Site;
  }
}
