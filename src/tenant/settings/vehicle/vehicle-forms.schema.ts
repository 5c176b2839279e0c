import * as v from 'valibot';
import { text } from '../leads/parts.schema.ts';

/** forms.json `vehicle`: the forms reached from a vehicle (leads and dealer §2, §4). */
export const vehicleFormsSchema = v.strictObject({
  enquirySteps: v.pipe(
    v.boolean(),
    v.description('The enquiry about a vehicle goes step by step; else it is one form'),
  ),
  headings: v.pipe(
    v.strictObject({
      enquiry: v.pipe(text, v.description('The enquiry')),
      similar: v.pipe(text, v.description('The enquiry about a vehicle that is gone')),
      testDrive: v.pipe(text, v.description('The test drive')),
      requestPhotos: v.pipe(text, v.description('Asking for photographs')),
    }),
    v.description('Above the forms; {car} is "car" or "caravan"'),
  ),
  requestPhotos: v.pipe(
    v.strictObject({
      intro: v.pipe(text, v.description('What becomes of it')),
      message: v.pipe(text, v.description('Label of the field for what the shopper wants to see')),
      submit: v.pipe(text, v.description('Its button')),
    }),
    v.description('The form that asks for photographs'),
  ),
  close: v.pipe(text, v.description('Button that closes a form over the page')),
  back: v.pipe(text, v.description('Link to the page of the vehicle')),
});
