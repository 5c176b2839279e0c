import { appointmentPageStyle } from '../leads/test-drive/appointment-page-style.ts';

/** Laid out as an appointment is, with what comes next between the two. */
export const reservationPageStyle = `${appointmentPageStyle}
section { margin-bottom: 1rem }
section h2 { margin-bottom: .5rem }
ol { display: grid; gap: .75rem; margin: 0; padding-left: 1.5rem }
li::marker { font-weight: 650 }
@media print { .changes section { display: block } }
`;
