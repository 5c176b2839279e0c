import type { Database } from '../../ports/database.ts';
import { leadOfReceipt } from '../receipt/lead-of-receipt.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { type Appointment, appointmentOfLead } from './appointments.ts';

/** An appointment with its lead and the secret token of the shopper's link. */
export interface BookedAppointment {
  readonly appointment: Appointment;
  readonly lead: StoredLead;
  readonly token: string;
}

/**
 * Finds an appointment by the receipt token of its lead; null for an unknown token, another
 * dealer's token, and a lead without an appointment.
 */
export async function bookedAppointment(
  database: Database,
  site: string,
  token: string,
): Promise<BookedAppointment | null> {
  const lead = await leadOfReceipt(database, site, token);
  const appointment = lead && (await appointmentOfLead(database, lead.id));
  return lead && appointment && { appointment, lead, token };
}
