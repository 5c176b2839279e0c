import * as v from 'valibot';
import { vehicleFormsSchema } from '../vehicle/vehicle-forms.schema.ts';
import { text } from './parts.schema.ts';

const label = v.strictObject({
  name: v.pipe(text, v.description('First name')),
  last_name: v.pipe(text, v.description('Last name')),
  email: v.pipe(text, v.description('E-mail address')),
  phone: v.pipe(text, v.description('Phone number')),
  postcode: v.pipe(text, v.description('Postcode')),
  message: v.pipe(text, v.description('What the shopper wants to say')),
  category: v.pipe(text, v.description('What the enquiry is about')),
  rego: v.pipe(text, v.description('Number plate')),
  location: v.pipe(text, v.description('Which branch it is for')),
  dealership: v.pipe(text, v.description('Which dealership it is for')),
  distribution_location: v.pipe(text, v.description('Where the shopper picks the vehicle up')),
  additional_services: v.pipe(text, v.description('Boxes to tick on the service form')),
  car_year: v.pipe(text, v.description("Year of the shopper's own car")),
  car_description: v.pipe(text, v.description("The shopper's own car")),
});

/** forms.json: words common to all forms (specification: leads and dealer §2, §3, §5, §8). */
export const formsSchema = v.strictObject({
  labels: v.pipe(label, v.description('Above the fields')),
  placeholders: v.pipe(
    v.strictObject({
      phone: v.pipe(text, v.description('In the field for the phone')),
      email: v.pipe(text, v.description('In the field for the e-mail address')),
      postcode: v.pipe(text, v.description('In the field for the postcode: one of your own area')),
      rego: v.pipe(text, v.description('In the field for the number plate')),
      car_description: v.pipe(text, v.description("In the field for the shopper's own car")),
    }),
    v.description('An example within an empty field'),
  ),
  texts: v.pipe(
    v.strictObject({
      optional: v.pipe(text, v.description('Beside the label of a field that may stay empty')),
      choose: v.pipe(text, v.description('In a list from which nothing has been chosen')),
      errors: v.pipe(text, v.description('Above the list of what is to be corrected')),
      sending: v.pipe(text, v.description('On the button while the form is sent')),
      slow: v.pipe(text, v.description('When sending takes longer than some seconds')),
      failedHelp: v.pipe(text, v.description('After "An error occurred when submitting this form"')),
      orCall: v.pipe(text, v.description('After that, where there is a number; with {phone}')),
      unexpected: v.pipe(text, v.description('When the reply to a form of several steps says nothing')),
      kept: v.pipe(text, v.description('Offline: the message waits on the device')),
      keptSent: v.pipe(text, v.description('It has been sent since')),
      keptLink: v.pipe(text, v.description('Link after that, to what was sent')),
      keptRefused: v.pipe(text, v.description('It was refused; with {reason}')),
      keptExpired: v.pipe(text, v.description('It waited too long')),
      close: v.pipe(text, v.description('Name of the button that puts such a notice away')),
      remembered: v.pipe(text, v.description('Over details filled in from the last time; with {name}')),
      notYou: v.pipe(text, v.description('Takes them out again')),
      restored: v.pipe(text, v.description('Over what was typed before the page was left')),
      startAgain: v.pipe(text, v.description('Empties it')),
      step: v.pipe(
        text,
        v.description('Above a form in steps; {step} is the number of the step, {steps} how many there are'),
      ),
      next: v.pipe(text, v.description('Button to the next step')),
      back: v.pipe(text, v.description('Button to the step before')),
    }),
    v.description('What all forms say besides their labels'),
  ),
  vehicle: v.pipe(vehicleFormsSchema, v.description('The forms that a shopper reaches from a vehicle')),
});
