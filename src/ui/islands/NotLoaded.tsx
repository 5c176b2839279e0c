export interface NotLoadedTexts {
  readonly unloaded: string;
  readonly reload: string;
}

/** This page. */
const HERE = '';

/** For an island that shows nothing, or nothing that works, without its script: says so if the script is lost. */
export function NotLoaded({ texts }: { texts: NotLoadedTexts }) {
  return (
    <p className="if-unhydrated muted">
      {texts.unloaded} <a href={HERE}>{texts.reload}</a>
    </p>
  );
}
