import * as v from 'valibot';
import { text } from './parts.schema.ts';
import { vehicleFormsSchema } from './vehicle-forms.schema.ts';

const label = v.strictObject({
  name: text,
  last_name: text,
  email: text,
  phone: text,
  postcode: text,
  message: text,
  category: text,
  rego: text,
  location: text,
  dealership: text,
  distribution_location: text,
  additional_services: text,
  car_year: text,
  car_description: text,
});

/** forms.json: what all forms of the site say (specification: leads and dealer §2, §3, §5, §8). */
export const formsSchema = v.strictObject({
  labels: v.pipe(label, v.description('Above the fields')),
  placeholders: v.pipe(
    v.strictObject({ phone: text, email: text, postcode: text, rego: text, car_description: text }),
    v.description('An example within an empty field'),
  ),
  texts: v.strictObject({
    optional: v.pipe(text, v.description('Beside the label of a field that may stay empty')),
    choose: v.pipe(text, v.description('In a list from which nothing has been chosen')),
    errors: v.pipe(text, v.description('Above the list of what is to be corrected')),
    sending: text,
    slow: v.pipe(text, v.description('When sending takes longer than some seconds')),
    failedHelp: v.pipe(text, v.description('After "An error occurred when submitting this form"')),
    orCall: v.pipe(text, v.description('After that, where there is a number; with {phone}')),
    unexpected: v.pipe(text, v.description('When the reply to a form of several steps says nothing')),
    kept: v.pipe(text, v.description('Offline: the message waits on the device')),
    keptSent: v.pipe(text, v.description('It has been sent since')),
    keptRefused: v.pipe(text, v.description('It was refused; with {reason}')),
    keptExpired: v.pipe(text, v.description('It waited too long')),
    close: v.pipe(text, v.description('Name of the button that puts such a notice away')),
    remembered: v.pipe(text, v.description('Over details filled in from the last time; with {name}')),
    notYou: v.pipe(text, v.description('Takes them out again')),
    restored: v.pipe(text, v.description('Over what was typed before the page was left')),
    startAgain: v.pipe(text, v.description('Empties it')),
    step: v.pipe(text, v.description('With {step} and {steps}')),
    next: text,
    back: text,
  }),
  vehicle: vehicleFormsSchema,
});
