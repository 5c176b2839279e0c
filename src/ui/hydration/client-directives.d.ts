declare namespace Astro {
  interface ClientDirectives {
    'client:interaction'?: boolean | import('./interaction.client.ts').InteractionOptions;
    'client:event'?: string;
  }
}
