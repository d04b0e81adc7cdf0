-- What comes in one size alone was once ordered in "OS", which shoppers read on orders, returns and in mails.
UPDATE "order_lines" SET "size" = 'One size' WHERE "size" = 'OS';
