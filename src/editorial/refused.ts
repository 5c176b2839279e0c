/** What was refused and why, in sentences for the person who sent it. */
export interface RefusedProps {
  /** The address that was asked. */
  readonly path: string;
  /** What is wrong with which fields. */
  readonly messages: readonly string[];
  /** Said instead where no field is to blame; null where there is nothing more exact to say. */
  readonly detail: string | null;
  /** The page of the site from which the form was sent. */
  readonly back: string | null;
}
