import * as v from 'valibot';
import { groupFor, switchFor, textFor } from '../parts.schema.ts';

/** forms.json `vehicle`: the forms reached from a vehicle (leads and dealer §2, §4). */
export const vehicleFormsSchema = v.strictObject({
  enquirySteps: switchFor('The enquiry about a vehicle goes step by step; else it is one form'),
  headings: groupFor('Above the forms; {car} is "car" or "caravan"', {
    enquiry: textFor('The enquiry'),
    similar: textFor('The enquiry about a vehicle that is gone'),
    testDrive: textFor('The test drive'),
    requestPhotos: textFor('Asking for photographs'),
  }),
  requestPhotos: groupFor('The form that asks for photographs', {
    intro: textFor('What becomes of it'),
    message: textFor('Label of the field for what the shopper wants to see'),
    submit: textFor('Its button'),
  }),
  close: textFor('Button that closes a form over the page'),
  back: textFor('Link to the page of the vehicle'),
});
